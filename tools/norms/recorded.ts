import { readFileSync } from 'node:fs'
import type { FigureRange } from '@obrador/engine'
import type { CraftId } from '../../packages/engine/test/golden/corpus.ts'
import type { RangeTable } from './figures.ts'
import type { MeasuredNorms } from './measure.ts'
import type { BoundReason } from './moves.ts'

/** A range that stands elsewhere than where it was frozen, and why each of its bounds does. */
export interface RecordedRange {
  readonly was: FigureRange
  readonly now: FigureRange
  readonly why: readonly [BoundReason, BoundReason]
  readonly n: number
  readonly sources: number
  /** Published formulas that lie beyond where it was. */
  readonly asked?: readonly string[]
}

/** What the tool worked out for a craft: ranges that moved, parameters that are shown and judge nothing, and what both do. */
export interface RecordedNorms {
  /** By «group parameter». */
  readonly moved: Readonly<Record<string, RecordedRange>>
  readonly shown: readonly string[]
  readonly measured: MeasuredNorms
}

export type NormsRecord = Readonly<Partial<Record<CraftId, RecordedNorms>>>

export const RECORD_FILE = new URL('recorded.json', import.meta.url)
const BASE_FILE = new URL('base.json', import.meta.url)

export const readRecord = (): NormsRecord => JSON.parse(readFileSync(RECORD_FILE, 'utf8'))
/** The ranges as they were frozen: bounds only move outwards from them, however often the tool runs. */
export const readBase = (): Readonly<Partial<Record<CraftId, RangeTable>>> =>
  JSON.parse(readFileSync(BASE_FILE, 'utf8'))
