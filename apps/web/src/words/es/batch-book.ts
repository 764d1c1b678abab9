/** What is said of the batches that were made, where they are looked at again. */

export const book = {
  none: 'Aún no hay hornadas. Pesa una fórmula y toca «Terminada».',
  count: (all: number, good: number): string =>
    `${all} ${all === 1 ? 'hornada' : 'hornadas'}: ${good} ${good === 1 ? 'cuadra' : 'cuadran'}.`,
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
  csvHeads: ['Hornada', 'Día', 'Fórmula', 'Ingrediente', 'Lote', 'Gramos', 'Resultado', 'Piezas', 'Empresa'],
  workshop: 'Mi taller',
  workshopLead: 'Lo que tus hornadas han enseñado. «De partida» es lo que se supone cuando nadie ha medido.',
  constant: (key: string): string =>
    ({
      'refractometro.agua': 'Refractómetro, en almíbares',
      'refractometro.leche': 'Refractómetro, con leche o cacao',
      'evaporacion.frio': 'Se queda por el camino, en frío',
      'evaporacion.pasteurizadora': 'Evapora la pasteurizadora',
      'evaporacion.cazo': 'Evapora el cazo',
      coccion: 'Agua de más en lo cocido',
      friccion: 'Fricción de la amasadora',
      horno: 'Quita el horno, sobre lo usual',
      aire: 'Aire de la mantecadora',
      vitrina: 'Vitrina, sobre mi cuenta',
      aw: 'Medidor y cuenta de aw',
    })[key.split('@')[0] ?? key] ?? key,
  yours: (value: string, around: string): string => `${value} ± ${around}`,
  atFirst: 'De partida',
  mine: 'Lo tuyo',
} as const
