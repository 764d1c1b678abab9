export const firstVisit = {
  label: 'Para qué sirve',
  sentence: 'Escribe o pega una fórmula: te digo si está equilibrada, con qué nombre puedes venderla y qué cuesta.',
  free: 'Gratis, sin cuenta. Nada sale de tu aparato.',
  pasteHere: 'Pega aquí tu receta',
  placeholder: 'Pega aquí tu receta, como la tengas: de un mensaje, de un libro, de Excel.',
  try: 'O mira un ejemplo',
  isExample: 'Es un ejemplo: todo se puede deshacer.',
  published: (formulas: string): string => `${formulas} fórmulas publicadas`,
  allOf: (formulas: string): string => `Ver las ${formulas}`,
  ingredients: (ingredients: string): string => `${ingredients} ingredientes`,
  paste: 'Pegar la mía',
  close: 'No volver a mostrarlo',
} as const
