/** What is said of a workbook that was downloaded. */
export const workbook = {
  done: 'Descargada: se recalcula sola en Excel, LibreOffice y Hojas de cálculo.',
} as const
