"""Steam: track is laid hex by hex, goods go over it link by link."""
