import { spoken } from '../spoken.ts'

/** «Alérgenos para el mostrador». */
export const counterWords = spoken('counterWords', {
  title: 'Alérgenos para el mostrador',
  help: 'Para lo que vendes sin envasar: una hoja que el cliente puede leer.',
  print: 'Imprimir',
  // In Spanish there is nothing to tell of it.
  inSpanish: '',
  none: 'Aún no hay nada que poner: guarda una fórmula con nombre y vuelve.',
  choose: 'Elegir productos',
  chosen: (count: number, all: number): string => `${count} de ${all}`,
  noneChosen: 'Elige al menos un producto.',
  misnamed: (name: string, why: string): string => `«${name}»: así no lo puede leer el cliente. ${why}`,
  back: 'Mis fórmulas',
  link: 'Alérgenos para el mostrador',
} as const)
