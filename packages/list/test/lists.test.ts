import { describe, expect, it } from 'vitest'
import { readText } from '../src/index.ts'
import { faultOf, listsOf } from './lists.ts'

describe('messy lists, each line with its right reading', () => {
  it.each(listsOf('lists.txt'))('$title', ({ text, lines }) => {
    const read = readText(text)
    const faults = lines.flatMap((want, at) => faultOf(want, read[at]) ?? [])
    expect(faults).toEqual([])
    expect(read).toHaveLength(lines.length)
  })
})
