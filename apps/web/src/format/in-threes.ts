/** «14 640», «14 640,5»: five figures and more are told in threes. */
export const digitsInThrees = (figures: string): string =>
  figures.replace(/^\d{5,}/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202f'))
