import { spoken } from '../spoken.ts'

/** «Alérgenos para el mostrador». */
export const counterWords = spoken('counterWords', {
  title: 'Alérgenos para el mostrador',
  help: 'Para lo que vendes sin envasar: una hoja que el cliente puede leer.',
  heading: 'Alérgenos de nuestros productos',
  ask: 'Si tienes alergia o intolerancia, pregúntanos antes de comprar.',
  allergen: 'Alérgeno',
  print: 'Imprimir',
  none: 'Aún no hay nada que poner: guarda una fórmula con nombre y vuelve.',
  choose: 'Elegir productos',
  chosen: (count: number, all: number): string => `${count} de ${all}`,
  noneChosen: 'Elige al menos un producto.',
  back: 'Mis fórmulas',
  cells: {
    present: 'lleva',
    traces: 'puede',
    untold: '?',
    absent: 'no',
  },
  unknown: 'sin dato: pregúntanos',
  legend: '«puede»: lo avisa quien hace un ingrediente, o quien elabora. «?»: falta mirar un paquete; pregúntanos.',
  law: 'Venta sin envasar: Reglamento (UE) 1169/2011, art. 44, y RD 126/2015. Información escrita a disposición del cliente.',
  unread: (product: string): string => `${product}: su fórmula no se puede leer.`,
  packets: (product: string, count: number, names: string): string =>
    `${product}: ${count === 1 ? 'falta mirar un paquete' : `falta mirar ${count} paquetes`}. ${names}.`,
  reviewed: 'Revisado por',
  link: 'Alérgenos para el mostrador',
} as const)
