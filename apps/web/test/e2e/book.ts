import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { action, gramsOf, option, picker, place, textOf, turnTo } from './browser.ts'

/** What tests of the book of a workshop do again and again: save, look, copy, bring back. */

const originOf = (page: Page): string => new URL(page.url()).origin
export const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8')

export const formulaName = (page: Page) => page.getByRole('textbox', { name: 'Nombre de la fórmula' })
export const toast = (page: Page) => page.locator('[data-part=toast]')

/** Puts a copy on the table; it comes a moment after it was asked for. */
export async function duplicate(page: Page): Promise<void> {
  await action(page, 'Duplicar').click()
  await expect.poll(() => formulaName(page).inputValue()).toMatch(/ \(copia\)$/)
}

/** Saves a version; with a name, of another formula that is a copy of the one on the table. */
export async function save(page: Page, name?: string, note?: string): Promise<void> {
  if (name !== undefined) {
    await duplicate(page)
    // The menu gives the focus back when the browser draws next: what is typed until then goes nowhere.
    const typed = async (): Promise<string> => {
      await formulaName(page).fill(name)
      return formulaName(page).inputValue()
    }
    await expect.poll(typed).toBe(name)
  }
  await action(page, 'Guardar versión').click()
  const field = page.getByRole('textbox', { name: '¿Qué has cambiado?' })
  if (note !== undefined) await field.fill(note)
  await field.press('Enter')
  const saved = toast(page).filter({ hasText: /^Versión \d+ guardada\.$/ })
  await saved.evaluate((told) => {
    for (const stay of told.getAnimations()) stay.finish()
  })
  await saved.waitFor({ state: 'detached' })
}

export async function openMine(page: Page): Promise<void> {
  await place(page, /fórmulas/i).click()
  await page.getByRole('heading', { level: 1, name: 'Mis fórmulas' }).waitFor()
}
export const row = (page: Page, name: string) => page.locator('[data-part=book-open]', { hasText: name })
/** Into the bin, by the list of what can be done with a formula. */
export async function remove(page: Page, name: string): Promise<void> {
  const about = page.getByRole('button', { name: `Sobre ${name}`, exact: true })
  // Where there is room, what is told of a formula stands beside the list.
  if (await about.isVisible()) await about.click()
  else await row(page, name).click()
  const told = page.getByRole('article', { name, exact: true })
  await told.getByRole('button', { name: /^Renombrar, grupos/ }).click()
  await page.getByRole('menuitem', { name: 'Eliminar', exact: true }).click()
}
export const titles = (page: Page) => page.locator('[data-part~=book-list] [data-part=book-name]').allTextContents()

/** To the page of the copy: by its own link where the app is open already. */
async function openCopy(page: Page): Promise<void> {
  const isThere = new URL(page.url()).pathname === '/copia'
  if (!isThere && (await page.getByRole('navigation', { name: 'Lugares', exact: true }).isVisible()))
    await turnTo(page, '/copia')
  else await page.goto(`${originOf(page)}/copia`)
}

export async function makeCopy(page: Page): Promise<string> {
  await openCopy(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    // A notice that asks for a copy, or tells that something is not saved, has a button of the same name.
    page.getByRole('region', { name: 'Hacer una copia' }).getByRole('button').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^obrador-\d{4}-\d\d-\d\d\.json$/)
  return textOf(download)
}

export async function chooseCopy(page: Page, text: string, name = 'obrador.json'): Promise<void> {
  await openCopy(page)
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}
export const restore = (page: Page) =>
  page.getByRole('region', { name: 'Restaurar' }).getByRole('button', { name: 'Restaurar' })

/** A file with so many formulas, each with its own name. */
export function copyOfMany(count: number): string {
  const { formulas } = JSON.parse(fixture('export-1.json'))
  const many = Array.from({ length: count }, (_, at) => ({
    id: `id${at}`,
    savedAt: new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
    formula: { ...formulas[at % formulas.length], name: `Fórmula ${at}` },
  }))
  return JSON.stringify({ obrador: 2, formulas: many })
}

export async function createOwn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir ingrediente' }).click()
  await picker(page).fill(name)
  await (await option(page, `No lo encuentro: crear «${name}»`)).click()
  await page.getByRole('button', { name: /^Se parece a/ }).click()
  await picker(page).fill('nata 35')
  await (await option(page, 'Nata 35%')).click()
  await page.getByRole('button', { name: 'Guardar el ingrediente' }).click()
  await gramsOf(page, name).fill('50')
}
