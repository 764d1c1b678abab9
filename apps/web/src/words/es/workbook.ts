/** What is said of a workbook that was downloaded. */
export const workbookWords = {
  done: 'Descargada: se recalcula sola en Excel, LibreOffice y Hojas de cálculo.',
} as const
