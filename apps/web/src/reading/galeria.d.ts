declare module 'galeria:escaparate' {
  export const showcase: import('../../build/gallery.ts').Showcase
}
declare module 'galeria:*' {
  export const formulas: readonly import('../../build/gallery.ts').JudgedFormula[]
}
