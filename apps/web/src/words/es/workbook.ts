import { spoken } from '../spoken.ts'

/** What is said of a workbook that was downloaded. */
export const workbookWords = spoken('workbookWords', {
  done: 'Descargada: se recalcula sola en Excel, LibreOffice y Hojas de cálculo.',
} as const)
