import { spoken } from '../spoken.ts'

export const balanceWords = spoken('balanceWords', {
  title: 'Equilibrar',
  objective: 'Qué busco',
  objectives: { menos_cambios: 'Cambiar lo menos posible', menor_coste: 'La más barata que cumpla' },
  level: 'Hasta dónde',
  levels: { siguiente: 'La categoría siguiente', mejor: 'La mejor categoría' },
  pantry: 'Qué puedo añadir',
  pantries: { nada: 'Nada nuevo', tengo: 'Solo con lo que tengo', catalogo: 'Lo que haga falta' },
  inStock: (names: string): string => `De tus existencias: ${names}.`,
  pantryAdd: 'Añadir a la despensa',
  pantryRemove: (name: string): string => `Quitar ${name} de la despensa`,
  pantryEmpty: 'Apunta lo que tienes en «Precios y existencias», o añádelo aquí.',
  more: (count: number): string => (count === 0 ? 'Deseos' : `Deseos (${count})`),
  figures: 'Cómo la quiero',
  /** What a maker calls a figure when wishing; of the rest, its own name. */
  figureNames: { POD: 'Dulzor (POD)', PAC: 'Dureza (PAC)' } as Readonly<Record<string, string>>,
  figure: (name: string): string => `Cómo quiero ${name}`,
  inItsRange: 'En su rango',
  factor: (factor: number): string => {
    const tenths = Math.round(100 * (factor - 1))
    return tenths === 0 ? 'Igual que ahora' : `${Math.abs(tenths)} % ${tenths < 0 ? 'menos' : 'más'}`
  },
  changes: 'Cuántas líneas cambian',
  anyChanges: 'Las que haga falta',
  atMost: (count: number): string => (count === 1 ? 'Una como mucho' : `${count} como mucho`),
  ceiling: 'Coste máximo (€/kg)',
  nowCosts: (price: string): string => `ahora, ${price}`,
  margin: 'Con qué margen',
  margins: { justo: 'En su rango, sin más', seguro: 'Sobre seguro: aguanta 9 de cada 10 compras' },
  locks: 'No tocar',
  lock: (name: string): string => `No tocar ${name}`,
  working: 'Buscando la fórmula…',
  cancel: 'Cancelar',
  again: 'Volver a calcular',
  broken: 'El cálculo se ha interrumpido. Vuelve a intentarlo; si sigue igual, recarga la página.',
  result: 'Resultado',
  asItWas: 'Ya está como buscas: no hay nada que cambiar.',
  impossible: 'No sale con estos límites. Esto es lo más cerca.',
  stuck: 'No sale con estos límites, y nada de lo que puede moverse la acerca.',
  nearest: 'Esto es lo más cerca.',
  untold: 'No sé si sale: esto es lo mejor que he encontrado.',
  blocked: (names: string): string => `Con lo bloqueado no hay solución: desbloquea ${names}.`,
  ingredient: 'Ingrediente',
  before: 'Antes',
  after: 'Después',
  change: 'Cambio',
  parameter: 'Parámetro',
  isNew: 'nuevo',
  kept: 'fijo',
  cost: (before: string, after: string): string => `Coste por kilo: ${before} → ${after}`,
  why: 'Por qué',
  waysOut: 'Si cedes en una cosa, sale',
  relax: (label: string, value: string, lost: string | undefined): string =>
    `Aceptar ${label} en ${value}${lost === undefined ? '' : `: pierdes el nombre «${lost}»`}`,
  relaxChanges: (count: number): string => `Cambiar ${count} líneas`,
  relaxCost: (price: string): string => `Gastar ${price} por kilo`,
  losing: (name: string): string => `Si la aplicas así, pierdes el nombre «${name}».`,
  forName: (label: string, name: string): string => `${label}, para llamarse «${name}»`,
  add: (name: string, grams: string): string => `Añadir ${name} (${grams} g)`,
  free: (names: string): string => `Dejar mover ${names}`,
  apply: 'Aplicar a la fórmula',
  applied: 'Fórmula equilibrada.',
  stillOut: (names: string, count: number): string => `${count > 1 ? 'siguen' : 'sigue'} fuera ${names}.`,
  appliedNearest: (left: string): string =>
    left === ''
      ? 'Aplicado lo más cerca posible.'
      : left.startsWith('sigue')
        ? `Aplicado lo más cerca posible: ${left}`
        : `Aplicado. ${left}`,
  discard: 'Dejarla como está',
  askElse: 'Pedir otra cosa',
} as const)
