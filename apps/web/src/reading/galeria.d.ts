declare module 'galeria:*' {
  export const formulas: readonly import('../../build/gallery.ts').JudgedFormula[]
}
