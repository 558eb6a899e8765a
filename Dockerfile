# One image, two roles: `npm run start:web` and `npm run start:worker`.
FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json ./
# Development packages build the pages once, here; the running image does without them.
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev && chown -R node:node /app
USER node
EXPOSE 3000
CMD ["npm", "run", "-s", "start:web"]
