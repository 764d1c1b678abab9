/** What a change of what the device keeps is about, for whoever is told that it could not be written. */
export type KeptKind =
  | 'formula'
  | 'photo'
  | 'own'
  | 'price'
  | 'pantry'
  | 'piece'
  | 'batch'
  | 'day'
  | 'drafts'
  | 'settings'
  | 'copy'
