import { expect, test } from 'vitest'
import { countTests } from './count.mjs'

const file = (status, ...states) => ({ status, assertionResults: states.map((state) => ({ status: state })) })

test.each([
  ['passed tests', [file('passed', 'passed', 'passed', 'skipped')], 0, { passed: 2, failed: 0 }],
  ['failed tests', [file('failed', 'passed', 'failed'), file('failed', 'failed')], 1, { passed: 1, failed: 2 }],
  ['a file that does not load', [file('failed'), file('passed', 'passed')], 1, { passed: 1, failed: 1 }],
  ['an error outside the tests', [file('passed', 'passed')], 1, { passed: 1, failed: 1 }],
])('%s are counted', (_, testResults, exitCode, expected) => {
  expect(countTests({ testResults }, exitCode)).toEqual(expected)
})

test('a run without a report is one failure', () => {
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 })
})
