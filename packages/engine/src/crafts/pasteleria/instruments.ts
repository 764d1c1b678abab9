import type { CraftDesk } from '../../craft/desk.ts'
import type { CraftInstruments } from '../../craft/instruments.ts'
import type { PasteleriaMatter } from './matter.ts'

/** Creams, ganaches and syrups are cooked in a pan. */
export const pasteleriaInstruments: CraftInstruments<PasteleriaMatter> = {
  process: 'cazo',
  hasSerum: true,
  figures: { aw: 'aw', humedad: 'agua', grasa: 'grasa' },
}

/** g of fat per 100 g from which butter or margarine rolls out as a sheet. */
const ROLLED_FAT = 70

/** Of a puff pastry the fat that there is most of is folded in. */
export const pasteleriaDesk: CraftDesk<PasteleriaMatter> = {
  portions: (lines, type) => {
    const most = Math.max(...lines.map(({ grams, matter }) => (matter.grasa >= ROLLED_FAT ? grams : 0)))
    return lines.map(({ grams, matter }) =>
      type === 'hojaldre' && grams === most && matter.grasa >= ROLLED_FAT ? 'folded' : undefined,
    )
  },
}
