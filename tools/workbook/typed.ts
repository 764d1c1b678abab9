import { unzip, zipped } from './zip.ts'

const FIRST_SHEET = 'xl/worksheets/sheet1.xml'
const NUMBERED = (number: number): string => `xl/worksheets/sheet${number}.xml`

/** Numbers by their cell («B5»), by the number of their sheet. */
export type Typed = Readonly<Record<number, ReadonlyMap<string, number>>>

/** A workbook after somebody typed numbers into cells of it. Only those cells change: what was calculated before stays as it was. */
export function typedInto(workbook: Uint8Array, typed: Typed): Uint8Array {
  const files = unzip(workbook)
  if (!files.has(FIRST_SHEET)) throw new Error('no es un libro')
  for (const [sheet, numbers] of Object.entries(typed)) {
    const name = NUMBERED(Number(sheet))
    let xml = files.get(name)?.toString('utf8') ?? ''
    for (const [cell, value] of numbers) {
      const place = new RegExp(`<c r="${cell}"((?: s="\\d+")?)[^>]*?(?:/>|>.*?</c>)`)
      if (!place.test(xml)) throw new Error(`sin celda ${cell} en ${name}`)
      xml = xml.replace(place, `<c r="${cell}"$1><v>${value}</v></c>`)
    }
    files.set(name, Buffer.from(xml))
  }
  return zipped(files)
}
