import { number, quoted } from '@obrador/engine'

/** Everything the command line says by itself. */

export const ABOUT =
  'Analiza, ajusta y etiqueta fórmulas de helado, pan, pastelería, turrón y chocolate.\nCalcula aquí mismo, sin red; con --servidor URL pregunta a un servicio.'

export const EXAMPLES = `
Ejemplos:
  obrador analizar --oficio helado --tipo sorbete_agua sorbete.txt
  pbpaste | obrador analizar --oficio panaderia -
  obrador ajustar --oficio helado --json formula.json
  obrador catalogo "nata 35"
  obrador corpus corpus/*.json`

export const commands = {
  analizar: 'Las cifras de una fórmula, su veredicto y qué cambiar',
  ajustar: 'Los gramos que dejan la fórmula en su sitio',
  etiquetar: 'La etiqueta: nutrición, alérgenos e ingredientes',
  catalogo: 'Busca ingredientes por su nombre',
  tipos: 'Los tipos de receta de cada oficio',
  corpus: 'Prueba fórmulas publicadas y dice cuántas salen como deben',
} as const

export const options = {
  oficio: 'helado, panaderia, pasteleria, turron o cacao',
  tipo: 'tipo de receta (mira «obrador tipos»)',
  servidor: 'pregunta a este servicio en vez de calcular aquí',
  json: 'la respuesta entera, como JSON',
  archivo: 'JSON, o una lista con un ingrediente por línea; «-» lee la entrada estándar',
} as const

/** What the library finds wrong with a command, by its code. */
export const misuse: Readonly<Record<string, string>> = {
  'commander.missingMandatoryOptionValue': 'Falta «--oficio»: helado, panaderia, pasteleria, turron o cacao.',
  'commander.missingArgument': 'Falta decir de qué: un archivo, un nombre o «-» para la entrada estándar.',
  'commander.optionMissingArgument': 'Una opción va sin su valor: mira «--ayuda».',
  'commander.unknownOption': 'No conozco esa opción: mira «--ayuda».',
  'commander.unknownCommand': 'No conozco esa orden: mira «obrador --ayuda».',
  'commander.excessArguments': 'Sobra algo en la orden: mira «--ayuda».',
}
export const MISUSED = 'No entiendo la orden: mira «--ayuda».'

export const unreadable = (source: string): string =>
  `No puedo leer ${quoted(source)}: comprueba la ruta, o usa «-» para la entrada estándar.`
export const brokenJson = (): string => 'El JSON no es una fórmula: revisa comas, comillas y llaves.'
export const nothingThere = (): string =>
  'No hay ninguna línea con peso: escribe un ingrediente por línea con sus gramos, como «500 g azúcar».'
export const unknownCraft = (craft: string, known: readonly string[]): string =>
  `No conozco el oficio ${quoted(craft)}: usa ${known.join(', ')}.`
export const notWeighed = (name: string): string => `${quoted(name)} no tiene peso y no cuenta: escribe sus gramos.`
export const about = (name: string, grams: number, why: string): string =>
  `${quoted(name)}: cuento ≈ ${number(grams)} g, ${why}.`
export const noCorpus = (file: string): string => `${quoted(file)} no es un archivo del corpus: usa los de corpus/.`
export const readAs = (name: string, as: string | undefined): string =>
  as === undefined ? `No conozco ${quoted(name)}: solo pesa.` : `He leído ${quoted(name)} como ${quoted(as)}.`
