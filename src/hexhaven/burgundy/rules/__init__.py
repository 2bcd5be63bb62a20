"""The rules, one module per chapter of docs/rules/burgundy.md."""
