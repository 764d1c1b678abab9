import { spoken } from '../spoken.ts'

/** What is said of the batches that were made, where they are looked at again. */

export const batchBookWords = spoken('batchBookWords', {
  none: 'Aún no hay hornadas. Pesa una fórmula y toca «Terminada».',
  count: (all: number, good: number, measured: number): string =>
    `${all} ${all === 1 ? 'hornada' : 'hornadas'}${measured === 0 ? ', sin medidas' : `: ${good} ${good === 1 ? 'cuadra' : 'cuadran'}`}.`,
  verdict: { si: 'cuadra', justo: 'por poco', no: 'no cuadra', pendiente: 'sin medidas' } as Readonly<
    Record<string, string>
  >,
  remove: 'Eliminar',
  removed: 'Hornada eliminada: lo que enseñó se olvida con ella.',
  trace: 'Trazabilidad',
  traceLead: {
    lot: 'Elige un lote y verás cada hornada y cada etiqueta que lo lleva.',
    label: 'Elige el lote de una etiqueta y verás todo lo que entró.',
  },
  from: 'Desde dónde',
  ways: { lot: 'Desde un lote', label: 'Desde una etiqueta' },
  wentIn: 'Lo que entró',
  made: 'Hornadas',
  cameOut: 'Lo que salió',
  since: (lot: string, day: string): string => `${lot} · desde el ${day}`,
  batchOn: (day: string, name: string): string => `${day}, ${name}`,
  pieces: (count: string): string => `${count} ${count === '1' ? 'pieza' : 'piezas'}`,
  toShop: 'sin empresa apuntada',
  noLot: 'sin lote',
  print: 'Imprimir',
  label: 'Etiqueta',
  more: (name: string): string => `Más de la hornada ${name}`,
  open: 'Abrir la versión congelada',
  frozen: (name: string, day: string): string => `${name}, del ${day}`,
  frozenOpened: (day: string): string => `Es como se pesó el ${day}; la de ahora sigue en tus fórmulas.`,
  share: 'Compartir',
  shared: 'Copiada: pégala en un mensaje. No lleva los lotes de lo que compras.',
  notShared: 'El navegador no deja copiar.',
  readings: (text: string): string => `Medido: ${text}.`,
  seeAll: (all: number): string => `Ver las ${all}`,
  noLots: 'Ninguna hornada tiene lotes apuntados.',
  lotHas: (name: string, lot: string, batches: number, pieces: string): string =>
    `Con ${name}, lote ${lot}, hiciste ${batches} ${batches === 1 ? 'hornada' : 'hornadas'}${pieces === '' ? '' : ` y ${pieces}`}.`,
  labelHas: (lot: string, lots: number): string =>
    lots === 0
      ? `La etiqueta ${lot} no tiene lotes apuntados.`
      : `La etiqueta ${lot} lleva ${lots} ${lots === 1 ? 'lote' : 'lotes'}.`,
  went: (to: string): string => `A otra empresa: ${to}. Lo demás, en tu tienda.`,
  law: 'Reglamento (CE) 178/2002, art. 18: de quién viene cada cosa y a qué empresa va. La venta al público no se apunta. Lo que no anotaste aquí, aquí no está.',
  csv: 'CSV',
  csvName: 'hornadas',
  csvHeads: [
    'Hornada',
    'Día',
    'Fórmula',
    'Ingrediente',
    'Lote',
    'Gramos',
    'Resultado',
    'Piezas',
    'Empresa',
    'Qué fue',
    'De quién',
    'Llegó',
  ],
  ofFormula: 'De esta fórmula',
  tabs: { formula: 'Fórmula', batches: 'Hornadas', versions: 'Versiones' },
  back: 'Mis fórmulas',
  onTable: 'Ver en la mesa',
  noneOf: 'Aún no hay hornadas de esta fórmula. Pésala y toca «Terminada».',
  lotIs: (ingredient: string, lot: string, how: string): string =>
    `${ingredient}${lot === '' ? '' : ` del lote ${lot}`} viene ${how}.`,
  drinks: (ingredient: string, lot: string, isMore: boolean): string =>
    `${ingredient}${lot === '' ? '' : ` del lote ${lot}`} bebe${isMore ? '' : ' menos'}.`,
  strips: 'Lo medido y lo esperado',
  legend: { band: 'esperado, 9 de cada 10', si: 'cuadra', justo: 'justo', no: 'no aprendida' },
  strip: 'Qué lectura',
  stripsOf: 'Tiras de las hornadas',
  next: 'la próxima',
  opens: (lot: string, others: number): string => `lote ${lot}${others > 0 ? ` y ${others} más` : ''}`,
  stripName: (reading: string, batches: number, read: string, expected: string): string =>
    `${reading}, ${batches} ${batches === 1 ? 'hornada' : 'hornadas'}. La última, ${read}; esperaba ${expected}.`,
  asTable: (reading: string): string => `Ver como tabla: ${reading}`,
  heads: ['Fecha', 'Lote', 'Esperado', 'Medido', 'Resultado'],
  workshop: 'Mi taller',
  workshopLead: 'Lo que tus hornadas han enseñado. «De partida» es lo que se supone cuando nadie ha medido.',
  constant: (key: string): string => {
    const [name = '', of] = key.split('@')
    const called =
      {
        'refractometro.agua': 'Refractómetro, en agua: error',
        'refractometro.leche': 'Refractómetro, con leche o cacao: error',
        'evaporacion.frio': 'En frío, se queda por el camino',
        'evaporacion.pasteurizadora': 'Pasteurizadora, evapora',
        'evaporacion.cazo': 'Cazo, evapora',
        coccion: 'Punto de cocción, agua de más',
        friccion: 'Amasadora, calienta',
        horno: 'Horno, quita sobre lo usual',
        aire: 'Mantecadora, aire',
        vitrina: 'Vitrina, sobre mi cuenta',
        aw: 'Medidor y cuenta de aw',
      }[name] ?? name
    return of === undefined || of === '' ? called : `${called} (${of})`
  },
  bar: (name: string, own: string, around: string, first: string, firstAround: string): string =>
    `${name}: lo tuyo ${own}, más o menos ${around}; de partida ${first}, más o menos ${firstAround}`,
  atFirst: 'de partida',
  mine: 'lo tuyo',
  use: 'Usar en la mesa',
  proposed: (text: string): string => `Propuesto para la mesa: ${text}.`,
  useIt: 'Usar',
  notNow: 'Ahora no',
  used: 'La mesa cuenta desde ahora con lo tuyo.',
  nothingToUse: 'De lo que se sabe, nada lo pide la mesa todavía: hace falta medir la masa o el aire.',
  friction: (value: string): string => `fricción ${value}`,
  air: (value: string): string => `aire ${value}`,
  forget: 'Olvidar…',
  forgetOne: (name: string): string => `Olvidar: ${name}`,
  forgotten: (name: string): string => `${name}: se aprende de nuevo desde hoy.`,
  done: 'Hecho',
} as const)
