/** What to look at, where no figure tells. */
export const SCALE = 'la balanza'
export const SHEET = 'la ficha del proveedor'
export const MEASURED = 'nada más: ya lo has medido'
export const NOTHING = 'nada: no hay una cifra que lo diga'
