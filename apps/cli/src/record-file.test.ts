import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeRecord } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { athanor } from './athanor.ts'
import { fakeIo } from './testing/fake-io.ts'
import { randomRecord, testFolder } from './testing/records.ts'

const files = testFolder()
const path = (name: string): string => join(files, name)
mkdirSync(path('folder'))
writeFileSync(path('empty'), '')
writeFileSync(path('untitled'), '[Players 2]\n')
writeFileSync(path('chess'), encodeRecord({ ...randomRecord(), game: 'chess' }))

async function refusal(line: readonly string[]): Promise<string> {
  const io = fakeIo()
  expect(await athanor(line, io)).toBe(2)
  expect(io.output()).toBe('')
  expect(io.errors().split('\n')).toHaveLength(1)
  return io.errors().replaceAll(files, '')
}

describe.each(['hint', 'analyse', 'replay', 'verify'])('athanor %s refuses a record', (command) => {
  test.each([
    ['en', 'nowhere', 'athanor: /nowhere cannot be read: there is no such file or folder'],
    ['pl', 'nowhere', 'athanor: nie można odczytać /nowhere: nie ma takiego pliku ani folderu'],
    ['ru', 'nowhere', 'athanor: не удаётся прочитать /nowhere: такого файла или папки нет'],
    ['pl', 'folder', 'athanor: nie można odczytać /folder: to jest folder'],
    ['ru', 'empty/inside', 'athanor: не удаётся прочитать /empty/inside: часть пути – не папка'],
    ['pl', 'empty', 'athanor: plik /empty jest pusty'],
    ['ru', 'empty', 'athanor: файл /empty пуст'],
    ['pl', 'untitled', 'athanor: /untitled nie jest zapisem gry: brak wiersza [Game ...]'],
    ['ru', 'untitled', 'athanor: /untitled – не запись игры: нет строки [Game ...]'],
    ['en', 'chess', 'athanor: /chess: there is no game "chess"; choose from spellbook, seasons, temples'],
    ['pl', 'chess', 'athanor: /chess: nie ma gry „chess”; do wyboru: spellbook, seasons, temples'],
    ['ru', 'chess', 'athanor: /chess: игры «chess» нет; можно выбрать spellbook, seasons, temples'],
  ])('in %s: %s', async (language, file, words) => {
    expect(await refusal([command, path(file), '--lang', language])).toBe(words)
  })
})

test('athanor sim says in the language of the person where it cannot keep records', async () => {
  const sim = ['sim', 'spellbook', '--games', '1', '--records', path('empty/inside'), '--lang', 'pl']
  expect(await refusal(sim)).toBe('athanor: nie można utworzyć folderu /empty/inside: część ścieżki nie jest folderem')
})
