// The icons of this board alone.
import own from "virtual:icons/archipelago";
import { icons } from "../../art/icons";

Object.assign(icons, own);
