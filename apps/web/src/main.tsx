import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { workOffline } from './offline.ts'
import { dressPage } from './settings/settings.ts'
import './theme.css'

dressPage()
workOffline()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
