let lastId = 0

/** Unique in this tab by its counter, and against other tabs and devices by the clock and by chance. */
export const newId = (): string =>
  `${Date.now().toString(36)}${(lastId++).toString(36)}${Math.random().toString(36).slice(2, 7)}`
