import { COSTS_FILE, measured } from './scale/costs.ts'
import { writeMeasured } from './scale/measure.ts'
import { costsTable } from './scale/tables.ts'

/**
 * What the service costs by operation.
 *
 *     npm run scale                 prints what docs/scale.md says
 *     npm run scale -- --measure    asks a real service first, some minutes, and keeps what it found in tools/scale/costs.json
 */

if (process.argv.includes('--measure')) {
  await writeMeasured()
  console.log(`${COSTS_FILE} written; «npm run docs -- --write» brings the page up to date`)
}
console.log(costsTable(measured()))
