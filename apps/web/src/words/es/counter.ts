/** «Alérgenos para el mostrador». */
export const counterWords = {
  title: 'Alérgenos para el mostrador',
  help: 'Para lo que vendes sin envasar: una hoja que el cliente puede leer.',
  heading: 'Alérgenos de nuestros productos',
  ask: 'Si tienes alergia o intolerancia, pregúntanos antes de comprar.',
  product: 'Producto',
  print: 'Imprimir',
  none: 'Aún no hay nada que poner: guarda una fórmula con nombre y vuelve.',
  all: 'Todas',
  tags: 'Qué productos',
  back: 'Mis fórmulas',
  cells: {
    present: 'Lo lleva',
    traces: 'Puede llevar trazas',
    untold: 'Sin dato: pregúntanos',
    absent: 'No lo lleva',
  },
  empty: 'Casilla vacía: no lo lleva según la fórmula y las fichas de sus ingredientes.',
  law: 'Venta sin envasar: Reglamento (UE) 1169/2011, art. 44, y RD 126/2015. Información escrita a disposición del cliente.',
  untold: (count: number, names: string): string =>
    `${count === 1 ? 'Un producto' : `${count} productos`} sin completar: ${names}.`,
  sheets: (product: string, ingredients: string): string => `«${product}»: falta la ficha de ${ingredients}.`,
  missing: 'Lo que falta por saber',
  reviewed: 'Revisado por',
  link: 'Alérgenos para el mostrador',
} as const

/** What shows each on paper. */
export const COUNTER_SHAPES = { present: '●', traces: '○', untold: '?', absent: '' } as const
