// Which answers, in notation, are about deals.
const DEAL = /^(offer|invite|give|ask|promise|propose|withdraw|accept|refuse|counter)\b/;

export const isDeal = (text: string): boolean => DEAL.test(text);
