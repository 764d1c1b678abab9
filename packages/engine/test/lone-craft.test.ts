import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** A craft imported by itself, in a process of its own: here the grammar is there for all. */

const ROOT = join(import.meta.dirname, '..')

interface Told {
  readonly code?: string
  readonly line?: number
  readonly verdict?: string
}

function alone(craft: string, ingredients: readonly object[], before = ''): Told {
  const program = `
    ${before}
    import { ${craft} } from './src/crafts/${craft}/index.ts'
    try {
      const { verdict = 'none' } = ${craft}.analyse(${JSON.stringify({ ingredients })}, { advice: false })
      console.log(JSON.stringify({ verdict }))
    } catch ({ code, place }) {
      console.log(JSON.stringify({ code, ...place }))
    }`
  const args = ['--input-type=module', '--eval', program]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }))
}

const GRAMMAR = "import { readByGrammar } from './src/catalogue/reading/grammar.ts'; readByGrammar()"

it.each([
  ['helado', { name: 'Leche entera', grams: 800 }, { name: 'lehce entrea fresca', grams: 800 }],
  ['panaderia', { name: 'Harina de fuerza', grams: 800 }, { name: 'harina de fuerza ecológica W 320', grams: 800 }],
  ['pasteleria', { name: 'Harina', grams: 800 }, { name: 'harina muy floja de trigo', grams: 800 }],
  [
    'turron',
    { ingrediente: 'almendra_tostada', peso: 800 },
    { ingrediente: 'almendras marcona tostaditas', peso: 800 },
  ],
  ['cacao', { ingrediente: 'pasta_cacao', peso: 800 }, { ingrediente: 'pasta pura de cacao del 100 %', peso: 800 }],
] as const)('%s reads labels as they stand, and refuses what it could only guess at', (craft, known, guessed) => {
  expect(alone(craft, [known])).toHaveProperty('verdict')
  expect(alone(craft, [known, guessed])).toEqual({ code: 'invalid-line', line: 1 })
  expect(alone(craft, [known, guessed], GRAMMAR)).toHaveProperty('verdict')
})
