/**
 * Pralinés of nuts that have no row of their own are worked out from the name, under an id that says of which nut: a label
 * must name it, and no craft may count it as hazelnut.
 */
const PRALINE = 'praline_'

export const pralineOfRow = (nut: string): string => PRALINE + nut
export const isPralineRow = (id: string): boolean => id.startsWith(PRALINE)

/** g of nut in a gram of one whose share nobody has said. */
export const PRALINE_NUT = 0.5
