import '@fontsource-variable/literata/opsz.css';
import '@fontsource-variable/literata/opsz-italic.css';
import '@fontsource-variable/roboto-flex/wght.css';
import './theme/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/queries.ts';
import { App } from './app.tsx';
import { Look } from './theme/provider.tsx';

const place = document.getElementById('page');
if (place === null) throw new Error('The element #page is missing.');

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Look>
        <App />
      </Look>
    </QueryClientProvider>
  </StrictMode>,
);

if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.info('The service worker was not registered.', error);
  });
}
