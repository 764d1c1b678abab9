/** What can be done with a line of the table. */
export const rowActions = {
  lock: (name: string): string => `Bloquear ${name} al equilibrar`,
  unlock: (name: string): string => `Desbloquear ${name}`,
  remove: (name: string): string => `Quitar ${name}`,
  lockWord: 'Bloquear',
  unlockWord: 'Desbloquear',
  removeWord: 'Quitar',
  part: (name: string, part: string): string => `${name} es el ${part.toLowerCase()}`,
  partWord: (part: string): string => `Es el ${part.toLowerCase()}`,
} as const
