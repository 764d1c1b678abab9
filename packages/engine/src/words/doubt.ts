/** What to look at, where no figure tells. */
export const SCALE_TERM = 'la balanza'
export const SHEET_TERM = 'la ficha del proveedor'
export const MEASURED_TERM = 'nada más: ya lo has medido'
export const NOTHING_TERM = 'nada: no hay una cifra que lo diga'
