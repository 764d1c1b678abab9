import { FILE_LIMITS } from './limits.ts'
import { FileError } from './refusal.ts'
import { attributesOf, type XmlListener } from './xml.ts'

/** What a figure of a workbook is, by the number format of its cell. */

export type ShownFigure = (value: number) => string | number

const PERCENT = 100
const SHARE_DECIMALS = 4
/** Twelve digits: fewer than where a binary figure shows its tail (0.1 + 0.2). */
const rounded = (value: number): number => (Number.isSafeInteger(value) ? value : Number(value.toPrecision(12)))
/** With the comma of the decimals: a point before three digits might part thousands. */
const written = (value: number): string => String(value).replace('.', ',')

/** Days from 1 January 1970 back to the day 0 of a workbook, by what it counts from. */
const DAY = { ms: 86_400_000, of1900: -25_568, of1904: -24_107 } as const
/** A day that never was, 29 February 1900; those after it are one less. */
const NEVER = 60

/** The day that a figure counts to; a figure that no calendar reaches stays one. */
function dayOf(serial: number, is1904: boolean): string | number {
  const days = is1904 ? DAY.of1904 : serial < NEVER ? DAY.of1900 : DAY.of1900 - 1
  const date = new Date(Math.round((days + serial) * DAY.ms))
  const day = Number.isNaN(date.getTime()) ? undefined : /^\d{4}-\d\d-\d\d/.exec(date.toISOString())?.[0]
  return day ?? rounded(serial)
}

/** Formats that a workbook has by their number alone (ECMA-376-1, 18.8.30): shares, days and hours; all others show the figure. */
const SHARES: readonly number[] = [9, 10]
const isDay = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Whether a format has letters of days or hours, outside what it quotes. */
function isDayFormat(format: string): boolean {
  const bare = format
    .replace(/\[[$\-\w]*\]/g, '')
    .replace(/\\./g, '')
    .replace(/"[^"]*"/g, '')
    .replace(/[*_]./g, '')
    .toLowerCase()
  if (/^(?:general|@)$/.test(bare.trim())) return false
  return /\[(?:h+|m+|s+)\]/i.test(format) || /[yd]|m{3}|a\/p|am\/pm|(?<![a-z])(?:hh?|ss?)(?![a-z])/.test(bare)
}

/** `0.0%`, `0" kg"`, `#,##0.00 "€/kg"`: what a number format puts behind a figure. */
function shownBy(format: string, is1904: boolean): ShownFigure {
  if (isDayFormat(format)) return (value) => dayOf(value, is1904)
  const unit = /["\s\\](kg|g|gr|ml|l|uds?)\b/i.exec(format)?.[1]?.toLowerCase()
  if (format.includes('%')) return (value) => `${written(Number((value * PERCENT).toFixed(SHARE_DECIMALS)))} %`
  if (/€|EUR/i.test(format)) {
    const per = /€\s*\/\s*kg/i.test(format) ? '/kg' : ''
    return (value) => `${written(rounded(value))} €${per}`
  }
  return unit === undefined ? rounded : (value) => `${written(rounded(value))} ${unit}`
}

const BY_NUMBER = { share: '0%', day: 'd', plain: 'General' } as const
const builtIn = (id: number): string =>
  SHARES.includes(id) ? BY_NUMBER.share : isDay(id) ? BY_NUMBER.day : BY_NUMBER.plain

export interface FigureStyles {
  readonly listener: XmlListener
  /** How the figures of a cell are shown, by the number of its style. */
  readonly shown: (style: number | undefined, is1904: boolean) => ShownFigure
}

/** The number formats of a workbook, heard of its part of styles: fonts, colours and borders are passed over. */
export function createFigureStyles(): FigureStyles {
  const formats = new Map<number, string>()
  const ids: number[] = []
  const known = new Map<number, ShownFigure>()
  let section = ''
  return {
    listener: {
      open(name, mark) {
        if (name === 'numFmts' || name === 'cellXfs') section = name
        if (section === 'cellXfs' && name === 'xf') ids.push(Number(attributesOf(mark).get('numFmtId') ?? 0))
        if (section === 'numFmts' && name === 'numFmt') {
          const attributes = attributesOf(mark)
          formats.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '')
        }
        if (Math.max(ids.length, formats.size) > FILE_LIMITS.formats) throw new FileError('swells')
      },
      close(name) {
        if (name === section) section = ''
      },
    },
    shown(style, is1904) {
      const id = style === undefined ? 0 : (ids[style] ?? 0)
      const before = known.get(id)
      if (before) return before
      const shown = shownBy(formats.get(id) || builtIn(id), is1904)
      known.set(id, shown)
      return shown
    },
  }
}
