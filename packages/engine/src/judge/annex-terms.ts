/** Mentions of Annex III of Regulation (EU) 1169/2011, in its words. */
export const mentionTexts = {
  sweetener: 'Con edulcorante(s)',
  sugarAndSweetener: 'Con azúcar(es) y edulcorante(s)',
  aspartame: 'Contiene aspartamo (una fuente de fenilalanina)',
  laxative: 'Un consumo excesivo puede producir efectos laxantes',
  hyperactivity: (code: string): string =>
    `E ${code}: puede tener efectos negativos sobre la actividad y la atención de los niños`,
} as const
