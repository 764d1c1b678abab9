import { spoken } from '../spoken.ts'

export const catalogueWords = spoken('catalogueWords', {
  intro: (count: string): string =>
    `${count} ingredientes con su composición por 100 g, de dónde sale cada cifra y un precio orientativo.`,
  search: 'Buscar un ingrediente',
  found: (count: number): string => (count === 1 ? 'Un ingrediente' : `${count} ingredientes`),
  none: 'No hay nada con ese nombre. Prueba con otra palabra o crea el tuyo desde la fórmula.',
  more: 'Ver más',
  composition: 'Composición por 100 g',
  energy: 'Energía',
  source: 'Fuente',
  grade: 'Confianza',
  grades: { A: 'tabla oficial', B: 'ficha o bibliografía', C: 'estimación o cálculo' },
  allergens: 'Alérgenos',
  noAllergens: 'ninguno declarado',
  price: 'Precio orientativo',
  aliases: 'También se llama',
  note: 'Nota',
  water: (percent: string): string => `${percent} % agua`,
  choose: 'Elige un ingrediente para ver su ficha.',
  results: 'Resultados',
  back: 'Volver a la lista',
} as const)

export const scienceWords = spoken('scienceWords', {
  title: (craft: string): string => `La ciencia del oficio: ${craft.toLowerCase()}`,
  intro:
    'Cómo se calcula cada parámetro y entre qué valores debe estar en cada tipo. Todo sale de las tablas del motor.',
  parameters: 'Parámetros',
  parameter: 'Parámetro',
  formula: 'Cómo se calcula',
  sources: 'Fuentes',
  unit: 'Unidad',
  ranges: 'Rangos por tipo',
  rangesTable: 'Tabla de rangos',
  type: 'Tipo',
  current: 'el de tu fórmula',
} as const)

export const developerWords = spoken('developerWords', {
  title: 'La misma fórmula, por la API',
  intro:
    'La API es pública y gratuita, sin clave. Calcula con el mismo motor que esta página: las cifras son las mismas.',
  language: 'Lenguaje',
  copy: 'Copiar',
  copied: 'Copiado.',
  cannotCopy: 'Este navegador no deja copiar: selecciona el texto.',
  code: (language: string): string => `Tu fórmula en ${language}`,
  own: 'Los ingredientes tuyos van por su nombre: la API no conoce tus fichas.',
  docs: 'Documentación completa de la API',
  openapi: 'Descripción OpenAPI',
} as const)

export const morePageWords = spoken('morePageWords', {
  counter: 'Qué lleva cada producto, para el mostrador.',
  piece: 'Una pieza hecha de varias fórmulas, capa a capa.',
  copy: 'Copia de seguridad y preferencias.',
  science: 'Cómo se calcula cada parámetro y entre qué valores debe estar.',
  developers: 'la misma fórmula, desde tus programas.',
  about: 'Obrador analiza y equilibra fórmulas de helado, pan, pastelería, turrón y chocolate.',
  docs: 'Documentación de la API',
} as const)
