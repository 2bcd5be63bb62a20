// Which shape the sign of each seat has: that of its own number, unless the colours at the table are others.
export const shapes = $state<{ of: (number | null)[] }>({ of: [] });
