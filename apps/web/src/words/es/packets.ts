import { listText } from '@obrador/engine'
import { spoken } from '../spoken.ts'

/** «¿Qué dice su paquete?»: allergens of an ingredient, answered once. */
export const packetWords = spoken('packetWords', {
  title: (name: string): string => `${name}: ¿qué dice su paquete?`,
  uses: (count: number): string => (count === 1 ? 'Sale en un producto tuyo.' : `Sale en ${count} productos tuyos.`),
  text: 'Copia aquí sus ingredientes',
  brand: 'Marca o proveedor',
  states: { has: 'lleva', traces: 'puede', none: 'no' },
  untold: '?',
  answer: (allergen: string): string => `${allergen}: qué dice el paquete`,
  none: 'El paquete no nombra ninguno',
  noMore: 'No nombra ninguno más',
  save: 'Guardar',
  told: (name: string, has: readonly string[], traces: readonly string[]): string => {
    const parts = [
      ...(has.length > 0 ? [`lleva ${listText(has, 'y')}`] : []),
      ...(traces.length > 0 ? [`puede llevar ${listText(traces, 'y')}`] : []),
    ]
    return parts.length > 0 ? `${name}: ${listText(parts, 'y')}.` : ''
  },
  left: (count: number): string => (count === 1 ? 'Queda uno sin contestar.' : `Quedan ${count} sin contestar.`),
  asksAgain: 'Se pregunta otra vez si cambias de marca.',
  again: 'Volver a mirar',
  noneKnown: 'Aún no has mirado ninguno: se contestan una vez y valen para todo lo que haces.',
  onCounter: 'Ver los que faltan en la hoja del mostrador',
  saved: (name: string): string => `Guardado: ${name}.`,
  missing: (count: number): string => (count === 1 ? 'Un paquete por mirar' : `${count} paquetes por mirar`),
  look: 'Contestar ahora',
  lookAt: (name: string): string => `Contestar ahora qué dice el paquete de ${name}`,
  known: 'Paquetes mirados',
  lookAgain: (name: string): string => `Volver a mirar ${name}`,
  seen: (brand: string, date: string): string => [brand, date].filter((one) => one !== '').join(' · '),
} as const)
