import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { csvOfSheet, LAYOUTS, workbookOf } from './recetario/layouts.ts'
import { bookOf } from './recetario/recipes.ts'

/** Writes the book of a made-up workshop in three layouts, to be imported by hand: `npm run recetario -- [recipes]`. */

const RECIPES = 200
const folder = resolve(import.meta.dirname, '../dist/recetario')
mkdirSync(folder, { recursive: true })
const recipes = bookOf(Number(process.argv[2] ?? RECIPES))
for (const [name, layout] of Object.entries(LAYOUTS)) {
  const sheets = layout(recipes)
  writeFileSync(join(folder, `${name}.xlsx`), await workbookOf(sheets))
  const [first] = sheets
  if (first && name !== 'hojas') writeFileSync(join(folder, `${name}.csv`), csvOfSheet(first))
}
console.log(`${recipes.length} recipes in ${folder}`)
