// Written by generate.py from the Python side; do not edit.

export interface ChannelInfo {
  id: string;
  kind: "email" | "push" | "webhook";
  address: string;
  confirmed: boolean;
  wants: ("asked" | "over" | "reminder" | "turn")[];
  format: "discord" | "matrix" | "slack" | null;
}

export interface ChannelPatch {
  wants: ("asked" | "over" | "reminder" | "turn")[];
}

export interface LinkSecret {
  secret: string;
}

export interface NewEmail {
  kind: "email";
  address: string;
}

export interface NewPush {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface NewWebhook {
  kind: "webhook";
  url: string;
  format: "discord" | "matrix" | "slack";
}

export interface Notices {
  possible: ("email" | "push" | "webhook")[];
  push_key: string | null;
  channels: ChannelInfo[];
  vacation: number | null;
  vacation_left: number;
}

export interface VacationWish {
  days: number;
}
