import { type EngineCodes, listText, numberText, type Phrasebook, quotedText } from '@obrador/engine'
import type { ScreenPhrases } from './engine.ts'

/** What a screen says otherwise than the service, as `engine.ts`: of what the first screen does not need, which comes with its part. */

const names = (all: readonly string[]): string => listText(all.map(quotedText), 'y')

const KINDS: Readonly<Record<string, string>> = {
  chocolate_negro: 'negro',
  chocolate_leche: 'con leche',
  chocolate_blanco: 'blanco',
}
const kindOf = (role: string): string => KINDS[role] ?? 'otro'

const pastry: ScreenPhrases<EngineCodes> = {
  'pasteleria.missing-base': ({ base }, say) =>
    `No veo el ingrediente base de este tipo (${say(base)}): añádelo, o mira si está bien escrito.`,
  'pasteleria.balanced-verdict': () => 'Equilibrada. Todo está en su rango.',
  'pasteleria.other-chocolate': ({ role }) =>
    `El chocolate que más pesa es ${kindOf(role)}: mira si el tipo de ganache es el suyo.`,
  'pasteleria.whipped': () => 'Es la proporción de una ganache montada: si la vas a montar, elige ese tipo.',
}

const bread: ScreenPhrases<EngineCodes> = {
  'panaderia.inert': () =>
    ' (pesa en la masa, pero no entra en los porcentajes; créalo como ingrediente tuyo si es harina, agua, sal…)',
  'panaderia.heavy-other': ({ name }) => `«${name}» pesa más del 30 % de la masa: comprueba qué es.`,
  'panaderia.no-flour': () => 'No se reconoce ninguna harina. Añade una harina.',
}

const production: ScreenPhrases<EngineCodes> = {
  'production.bad-name': ({ where, longest }, say) =>
    `${say(where)}: el nombre debe tener entre 1 y ${longest} letras.`,
  'production.told-apart': ({ title, names: apart }) =>
    `Hay ${apart.length} preparaciones distintas que se llaman ${quotedText(title)}: las hago por separado, como ${names(apart)}. Si son la misma, iguala sus fórmulas.`,
  'production.unpriced': ({ names: unpriced, more }) => {
    const it = unpriced.length + more > 1 ? 'los' : 'lo'
    const others = more > 0 ? ` y ${numberText(more, 0)} ${more === 1 ? 'ingrediente' : 'ingredientes'} más` : ''
    return `Sin precio: ${names(unpriced)}${others}. El coste no ${it} cuenta: escríbe${it} en «Precios y existencias».`
  },
  'production.too-many-batches': ({ machine, name, batches }) =>
    `Con la capacidad de ${quotedText(machine)} salen ${batches} tandas de ${quotedText(name)}: revísala.`,
}

export const pastryScreen = pastry as Phrasebook
export const breadScreen = bread as Phrasebook
export const productionScreen = production as Phrasebook
