# The first image builds a wheel with the compiled core and the page; the second one only installs it.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY . /source
RUN python /source/release/wheel.py /wheels

FROM python:3.13-slim
RUN --mount=from=build,source=/wheels,target=/wheels pip install --no-cache-dir /wheels/*.whl
RUN useradd --create-home hexhaven && mkdir /data && chown hexhaven /data
USER hexhaven
VOLUME /data
EXPOSE 8000
CMD ["hexhaven", "serve", "--host", "0.0.0.0", "--data", "/data"]
