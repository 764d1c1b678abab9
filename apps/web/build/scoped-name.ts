import { basename } from 'node:path'

/**
 * What a class of a module is called on the page: its sheet and itself, `gauges-row`. Readable, the same in every build, and
 * unique because no two sheets bear one name (tools/structure/styles.ts). The class that is called as its sheet is the sheet's.
 */
export function scopedName(local: string, file: string): string {
  const sheet = basename(file.replace(/\?.*$/, ''), '.module.css')
  return local === sheet ? sheet : `${sheet}-${local}`
}
