/** How a book may be laid out, as the command names it. */
export const LAYOUT_NAMES = ['columna', 'bloques', 'hojas', 'cruzada'] as const
export type LayoutName = (typeof LAYOUT_NAMES)[number]
