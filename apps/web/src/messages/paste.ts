const NUMBERS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const
const data = (count: number): string =>
  count === 1 ? 'Falta un dato tuyo.' : `Faltan ${NUMBERS[count] ?? count} datos tuyos.`

export const paste = {
  title: 'Pegar una lista',
  help: 'Pega aquí la lista, tal como está: WhatsApp, libro, Excel. Verás cada línea con lo que leo en ella.',
  label: 'Lista de ingredientes',
  placeholder: '500 g leche entera\n1/2 kg azúcar\n3 huevos',
  read: 'Así la leo',
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
  skip: {
    heading: 'Título: no se pesa',
    step: 'Paso: no se pesa',
    note: 'Nota: no se pesa',
    yield: 'Cuánto sale: no se pesa',
    stamp: 'Hora y remitente: fuera',
    joined: 'Va con la línea de al lado',
  },
  naming: { none: 'Título: será el nombre', example: 'Título: será el nombre si sustituyes la fórmula' },
  out: 'No cuenta',
  ask: {
    volume: 'Es un volumen y no sé su densidad: escribe los gramos.',
    pieces: 'No sé cuánto pesa cada uno: escribe los gramos.',
    range: 'Da dos pesos: escribe el que uses.',
    toTaste: 'No dice cuánto: escribe los gramos, o no la cuentes.',
    unclear: 'No veo cuánto pesa: escribe los gramos, o no la cuentes.',
  },
  noWeight: 'No veo cuánto pesa: escribe los gramos, o no la cuentes.',
  aboutSo: 'La lista dice que es aproximado.',
  unknown: 'No está en el catálogo: elígelo, o créalo después como ingrediente tuyo.',
  leave: 'No cuenta',
  leaveOne: (name: string): string => `${name}: no cuenta`,
  take: 'Es un ingrediente',
  takeOne: (text: string): string => `«${text}» es un ingrediente`,
  total: 'Total leído',
  nothingLost: 'Nada se pierde: lo que quede por completar entra marcado.',
  add: 'Añadir a la fórmula',
  replace: 'Sustituir la fórmula',
} as const
