const NUMBERS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const
const data = (count: number): string =>
  count === 1 ? 'Falta un dato tuyo.' : `Faltan ${NUMBERS[count] ?? count} datos tuyos.`

export const paste = {
  title: 'Pegar una lista',
  help: 'Pega aquí la lista, tal como está: WhatsApp, libro, Excel.',
  label: 'Lista de ingredientes',
  placeholder: '500 g leche entera\n1/2 kg azúcar\n3 huevos',
  readIt: 'Leer la lista',
  read: 'Así la leo',
  heads: ['Lo que pegaste', 'Como lo leo', 'Gramos'],
  sentence: (understood: number, asked: number, left: number): string => {
    const lines = understood + asked + left
    if (lines > 0 && left === lines) return 'No veo ningún ingrediente en lo que has pegado.'
    if (asked > 0 && understood === 0) return 'No veo ningún peso: ¿has pegado solo los nombres?'
    if (asked > 0) return `Leo ${understood + left} de ${lines} líneas. ${data(asked)}`
    return lines === 1 ? 'Una línea, leída.' : `Las ${lines} líneas, leídas.`
  },
  shape: { read: '●', worked: '≈', asked: '▼', left: '–' },
  count: {
    read: (count: number): string => `${count} tal cual`,
    worked: (count: number): string => (count === 1 ? '1 calculada' : `${count} calculadas`),
    asked: (count: number): string => `${count} por completar`,
    left: (count: number): string => (count === 1 ? '1 no es un ingrediente' : `${count} no son ingredientes`),
  },
  /** What a line that is not weighed is. */
  skip: {
    heading: 'Título',
    step: 'Paso',
    note: 'Nota',
    yield: 'Cuánto sale',
    stamp: 'Hora y remitente',
    joined: 'Va con la línea de al lado',
  },
  /** What becomes of it. */
  becomes: {
    name: (name: string): string => `Será el nombre: «${name}»`,
    step: 'Va a la elaboración',
    out: 'Fuera',
    pieces: (count: number): string => `Dice «${count}»: ¿son ${count} piezas?`,
    yes: (count: number): string => `Sí, ${count} piezas`,
  },
  change: 'Cambiar',
  changeOne: (text: string): string => `Cambiar «${text}»`,
  kinds: { ingredient: 'Es un ingrediente', step: 'Es un paso', out: 'Fuera' },
  ask: {
    volume: 'Es un volumen y no sé su densidad.',
    pieces: 'No sé cuánto pesa cada uno.',
    range: 'Da dos pesos: escribe el que uses.',
    toTaste: 'No dice cuánto.',
    unclear: 'No veo cuánto pesa.',
  },
  noWeight: 'No veo cuánto pesa.',
  asNote: 'No cuenta: dejar como nota',
  aboutSo: 'La lista dice que es aproximado.',
  choose: 'Elegir ingrediente',
  chooseOne: (name: string): string => `Elegir ingrediente para «${name}»`,
  unknown: 'No está en el catálogo.',
  create: 'Créalo como ingrediente tuyo',
  total: 'Total leído',
  nothingLost: 'Nada se pierde: lo que quede por completar entra marcado.',
  add: 'Añadir a la mesa',
  replace: 'Poner en una fórmula nueva',
  edit: 'Editar el texto',
} as const
