import { COSTS_FILE, measured } from './scale/costs.ts'
import { writeMeasured } from './scale/measure.ts'
import { costsTable, simulationTables } from './scale/tables.ts'

/**
 * What the service costs by operation, and a day of a million artisans and agents played against it.
 *
 *     npm run scale                 plays the day and prints what docs/scale.md says
 *     npm run scale -- --measure    asks a real service first, some minutes, and keeps what it found in tools/scale/costs.json
 */

if (process.argv.includes('--measure')) {
  await writeMeasured()
  console.log(`${COSTS_FILE} written; «npm run docs -- --write» brings the page up to date`)
}
const found = measured()
console.log(costsTable(found))
console.log(simulationTables(found))
