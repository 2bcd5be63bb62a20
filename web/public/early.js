// Asks for the table in the address before the files of the page have come; see src/games/early.ts.
{
  const id = /^#\/table\/([a-z0-9-]+)$/.exec(location.hash)?.[1];
  const isInvited = localStorage.getItem(`hexhaven-invite-${id}`); // then the invitation has to be shown, too
  if (id && !isInvited) window.earlyTable = { id, answer: fetch(`/api/tables/${id}`, { headers: { "X-Hexhaven": "1" } }).catch(() => null) };
}
