/** Keeping and heat, on one scale for every craft: what each class says. */

export type SafetyClass = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'F'

/** Classes that spoil by microbes in days: «fecha de caducidad» (Regulation (EU) 1169/2011, art. 24.1). */
export const PERISHABLE_CLASSES: ReadonlySet<SafetyClass> = new Set<SafetyClass>(['0', '1', '2', '3', '4'])

/** How sure a line of the scale is. */
export const SAFETY_GRADES = {
  L: 'norma leída',
  H: 'norma derogada, hoy buena práctica',
  B: 'autor o autoridad citados',
  C: 'fuente del oficio',
  D: 'decisión de Obrador, sin fuente abierta',
} as const

export interface SafetyClassText {
  readonly label: string
  readonly temperatura: string
  readonly plazo: string
  readonly condicion: string
  readonly norma: string
  readonly grado: keyof typeof SAFETY_GRADES
}

const PASTRY_COLD = '4 °C o menos'
const ALONE_COLD = '8 °C o menos'
const COLD = `${ALONE_COLD} (${PASTRY_COLD} si rellena un pastel)` as const
const DAY = '24 h desde que se elabora'
const ROOM = 'RD 1021/2022, art. 4.2'

/** What fills or covers another keeps at the colder of both temperatures (RD 1021/2022, art. 4.1). */
export const classAsFilling = (told: SafetyClassText): SafetyClassText =>
  told.temperatura === COLD ? { ...told, temperatura: PASTRY_COLD } : told

/** The temperature of what is kept by itself, where there is no room for more. */
export const keptAlone = (temperatura: string): string => (temperatura === COLD ? ALONE_COLD : temperatura)

export const safetyClasses = {
  0: {
    label: 'No se puede vender así',
    temperatura: 'ninguna',
    plazo: '0 h',
    condicion: 'cambia el huevo de cáscara por ovoproducto pasteurizado, o lleva el centro a 70 °C durante 2 s',
    norma: 'RD 1021/2022, art. 9',
    grado: 'L',
  },
  1: {
    label: 'Ovoproducto sin cocer',
    temperatura: COLD,
    plazo: DAY,
    condicion: 'anota la fecha y la hora',
    norma: 'RD 1021/2022, arts. 4 y 9.3',
    grado: 'L',
  },
  2: {
    label: 'Huevo de cáscara cocido',
    temperatura: COLD,
    plazo: DAY,
    condicion: 'el centro pasa de 70 °C durante 2 s; para más días, huevo pasteurizado y vida útil validada',
    norma: 'RD 1021/2022, arts. 4 y 9.3',
    grado: 'L',
  },
  3: {
    label: 'Fresco, sin huevo de cáscara',
    temperatura: '4 °C o menos',
    plazo: '3 días como orientación: tu autocontrol manda',
    condicion: 'enfría de 60 a 10 °C en menos de 2 h',
    norma: 'RD 1021/2022, art. 4.1, si rellena un pastel; los días, criterio de Obrador',
    grado: 'D',
  },
  4: {
    label: 'Fresco, rico en azúcar',
    temperatura: '4 °C o menos',
    plazo: 'unos 7 días como orientación',
    condicion: 'nata hervida o pasteurizada; más de 5 días pide un estudio de Listeria',
    norma: `${ROOM}; Reg. (CE) 2073/2005, anexo I, no abierto`,
    grado: 'D',
  },
  5: {
    label: 'De humedad intermedia',
    temperatura: 'de 12 a 18 °C',
    plazo: 'unas 2 semanas',
    condicion: 'actividad de agua medida y buena higiene',
    norma: ROOM,
    grado: 'B',
  },
  6: {
    label: 'Estable en ambiente',
    temperatura: '20 °C o menos, en seco',
    plazo: 'semanas (de 4 a 8; las fuentes discrepan)',
    condicion: 'lo limitan el moho y el endurecimiento: mide la actividad de agua antes de fijar la fecha',
    norma: ROOM,
    grado: 'C',
  },
  7: {
    label: 'Estable en ambiente',
    temperatura: 'ambiente',
    plazo: 'meses',
    condicion: 'lo limita el enranciamiento, no los microbios',
    norma: ROOM,
    grado: 'C',
  },
  F: {
    label: 'Congelado',
    temperatura: '−18 °C o menos',
    plazo: 'hasta su fecha de consumo preferente',
    condicion: 'con fecha de elaboración y de congelación; no se recongela',
    norma: 'RD 1021/2022, arts. 4.1 y 5',
    grado: 'L',
  },
} as const satisfies Readonly<Record<SafetyClass, SafetyClassText>>

/** Parts of what a class says. */
export const safetyTerms = {
  stales:
    'mientras aguante tierno: días si la miga es húmeda, semanas solo con la actividad de agua medida en 0,85 o menos',
  centre: 'mide el centro, que el borde engaña: por debajo de 70 °C no se puede vender con huevo de cáscara',
  industry:
    'Si no vendes al consumidor final rige tu autocontrol (Reg. (CE) 852/2004): toma esta clase como referencia.',
  mix: {
    shell:
      'calienta la mezcla al menos a 70 °C durante 2 s y, con yema de cáscara, congélala en 24 h; mientras tanto, 4 °C o menos (RD 1021/2022, arts. 9.1 y 9.3)',
    plain:
      'calienta la mezcla (orientación: 85 °C, o 65 °C durante 30 min) y enfríala rápido; hasta 72 h por debajo de 6 °C (antiguo art. 6.1 del RD 618/1998, derogado: buena práctica)',
    sorbet:
      'sin cocción, solo si el pH medido es 4,6 o menos (5,5 en granizado); congela enseguida (antiguo art. 6.1 del RD 618/1998, derogado: buena práctica)',
  },
} as const
