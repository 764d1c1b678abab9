export const workbookWords = {
  done: 'Downloaded: it recalculates by itself in Excel, LibreOffice and Google Sheets.',
}
