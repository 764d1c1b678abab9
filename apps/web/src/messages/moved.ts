/** What the bench says when a formula is saved, copied or put aside: apart from the book, which the first screen does not need. */
export const moved = {
  copy: (name: string): string => `${name} (copia)`.trim(),
  duplicated: (name: string): string => `En la mesa, una copia de «${name}».`,
  kept: (name: string): string => `«${name}» queda en Mis fórmulas.`,
  known: (number: number): string => `Ya está guardada: es la versión ${number}.`,
} as const
